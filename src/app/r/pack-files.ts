/**
 * R for the browser, served by our own server: a separate program under its own licence (GPL-3), downloaded only on the reader's request, with
 * which the application exchanges only scripts and files. The build copies the files from the package `webr`.
 */
export const packVersion = '0.6.0'

export const packFolder = `/packs/webr-${packVersion}/`

/** Files that R needs to start and to run a script of base R. */
export const packFiles = [
  'webr.js',
  'webr-worker.js',
  'R.js',
  'R.wasm',
  'libRblas.so',
  'libRlapack.so',
  'vfs/usr/lib/R/library/translations/DESCRIPTION',
] as const

/** The licence of all files, with the addresses of their source. */
export const packLicence = 'LICENSE.md'

/** Compressed bytes of the download; `pack-files.test.ts` compares them with the files. */
export const packBytes = 13_300_000

/** Bytes on the device. */
export const unpackedBytes = 21_100_000
