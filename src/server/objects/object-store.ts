import type { Readable } from 'node:stream'

/** Bytes by name, beside the database. Names are of our own making: lower-case letters, digits, `-`, `.` and `/`. */
export interface ObjectStore {
  /** Length in bytes; undefined where there is no such object. */
  size(name: string): Promise<number | undefined>
  /** Bytes from `start` to before `end`. */
  read(name: string, start: number, end: number): Readable
  /** Stores a whole object; it appears at once or not at all, and is durable on return. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Writes a part of an object that is being uploaded; durable on return. */
  writePart(upload: string, offset: number, bytes: Buffer): Promise<void>
  /** SHA-256 in hex of the first `length` bytes of what was uploaded; undefined where less is there. */
  hashParts(upload: string, length: number): Promise<string | undefined>
  /** Makes the uploaded parts an object. Doing it again is no error. */
  completeParts(upload: string, length: number, name: string): Promise<void>
  removeParts(upload: string): Promise<void>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** The names of all objects, in no order; one that comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<string>
}
