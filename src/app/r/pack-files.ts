/**
 * R for the browser, as our own server has it: a program of its own under its own licence (GPL-3), fetched only by those who ask for it, and talked to with scripts and
 * files alone. The build copies the files from the package `webr`.
 */
export const packVersion = '0.6.0'

export const packFolder = `/packs/webr-${packVersion}/`

/** What R needs to start and to run a script of base R. */
export const packFiles = [
  'webr.js',
  'webr-worker.js',
  'R.js',
  'R.wasm',
  'libRblas.so',
  'libRlapack.so',
  'vfs/usr/lib/R/library/translations/DESCRIPTION',
] as const

/** The licence of all of it, with the addresses of its source. */
export const packLicence = 'LICENSE.md'

/** Bytes that a browser fetches, compressed; `pack-files.test.ts` holds them to the files. */
export const packBytes = 13_300_000

/** Bytes that they take on the device. */
export const unpackedBytes = 21_100_000
