import { z } from 'zod'

/** Incremented when a program of the earlier format could not read the new one. */
export const FORMAT = 1

/** Description of a backup. The last entry of the archive, so that a file without it is incomplete. */
export const manifest = z.object({
  format: z.int(),
  program: z.string(),
  /** ISO 8601, UTC. */
  time: z.string(),
  /** The version string of the database. */
  database: z.string(),
  /** All applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  /** Ordered so that referenced tables come first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** Tables of short-lived data, which are empty after a restore. */
  left_out: z.array(z.string()),
  objects: z.object({ count: z.int(), bytes: z.int() }),
  /** SHA-256 of the lines of all checksum files, concatenated. */
  sums: z.string(),
})
export type Manifest = z.output<typeof manifest>

export const MANIFEST_NAME = 'manifest.json'
export const TABLES = 'tables/'
export const OBJECTS = 'objects/'
export const SUMS = 'sums/'

/** A line that `sha256sum -c` can check. */
export const sumLine = (sha256: string, name: string) => `${sha256}  ${name}\n`
