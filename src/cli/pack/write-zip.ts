import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

const UTF8 = 0x0800
const DEFLATED = 8
/** "Version made by": Unix, so that readers take the permissions from the upper half of the external attributes. */
const MADE_BY = 0x0314
const NEEDED = 20
/** Beyond these numbers a ZIP file needs the records of ZIP64. */
const MOST_FILES = 0xffff
const MOST_BYTES = 0xffff_ffff

/** MS-DOS date and time, in the local zone (APPNOTE.TXT, 4.4.6). */
function dosTime(time: Date): number {
  const date = ((time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate()
  const clock = (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1)
  return (date << 16) | clock
}

interface Entry {
  readonly name: Buffer
  readonly fields: Buffer
  readonly mode: number
  readonly offset: number
}

/** The fields that the local and the central header have in common, from "version needed" to "extra field length". */
function fieldsOf(content: Buffer, packed: Buffer, name: Buffer, now: Date): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(NEEDED, 0)
  fields.writeUInt16LE(UTF8, 2)
  fields.writeUInt16LE(packed === content ? 0 : DEFLATED, 4)
  fields.writeUInt32LE(dosTime(now) >>> 0, 6)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function signature(value: number, size: number): Buffer {
  const header = Buffer.alloc(size)
  header.writeUInt32LE(value, 0)
  return header
}

function centralHeader({ name, fields, mode, offset }: Entry): Buffer {
  const header = signature(0x02014b50, 46)
  header.writeUInt16LE(MADE_BY, 4)
  fields.copy(header, 6)
  header.writeUInt32LE((((0o100000 | mode) << 16) | 0) >>> 0, 38)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = signature(0x06054b50, 22)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/**
 * Writes the files below a folder as a ZIP file, below the name of that folder, with their permissions, which a server for Linux needs.
 * @returns bytes and SHA-256 of the file
 */
export function writeZipOf(folder: string, name: string, file: string, now: Date): { size: number; sha256: string } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (files.length > MOST_FILES) throw new RangeError(`more than ${MOST_FILES} files do not fit into a ZIP file`)
  const out = openSync(file, 'w')
  const hash = createHash('sha256')
  let size = 0
  const write = (bytes: Buffer) => {
    for (let done = 0; done < bytes.length; ) done += writeSync(out, bytes, done)
    hash.update(bytes)
    size += bytes.length
    if (size > MOST_BYTES) throw new RangeError('more than 4 GB do not fit into a ZIP file')
  }
  try {
    const entries = files.map((path): Entry => {
      const content = readFileSync(path)
      const deflated = deflateRawSync(content)
      const packed = deflated.length < content.length ? deflated : content
      const inZip = Buffer.from(`${name}/${path.slice(folder.length + 1).replaceAll('\\', '/')}`)
      const fields = fieldsOf(content, packed, inZip, now)
      const entry = { name: inZip, fields, mode: statSync(path).mode & 0o777, offset: size }
      write(Buffer.concat([signature(0x04034b50, 4), fields, inZip]))
      write(packed)
      return entry
    })
    const offset = size
    for (const entry of entries) write(centralHeader(entry))
    write(endRecord(entries.length, size - offset, offset))
  } finally {
    closeSync(out)
  }
  return { size, sha256: hash.digest('hex') }
}
