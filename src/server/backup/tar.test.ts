import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { archivedFiles, longName, readArchive } from '#tests/support/kept-archives.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readTar, TAR_END, tarHeader, tarPadding } from './tar.ts'

const long = `objects/${'s'.repeat(60)}/${'o'.repeat(90)}`
const files = [
  { name: 'tables/a.copy', bytes: Buffer.from('one\ntwo\n') },
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'block', bytes: Buffer.alloc(512, 7) },
  { name: long, bytes: Buffer.alloc(100_000, '算') },
]
const archive = Buffer.concat([
  ...files.flatMap(({ name, bytes }) => [
    tarHeader(name, bytes.length, 1_700_000_000),
    bytes,
    tarPadding(bytes.length),
  ]),
  TAR_END,
])

async function* inBits(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Buffer, size = 1000) {
  const entries: { name: string; bytes: Buffer }[] = []
  for await (const { name, content } of readTar(inBits(bytes, size)))
    entries.push({ name, bytes: await buffer(content) })
  return entries
}

test('what is written can be read, however it is split into pieces', async () => {
  for (const size of [archive.length, 4096, 511, 17]) expect(await read(archive, size)).toEqual(files)
})

test('other programs can read the format', () => {
  const folder = temporaryFolder('tar')
  const file = join(folder, 'a.tar')
  writeFileSync(file, archive)
  mkdirSync(join(folder, 'out'))
  execFileSync('tar', ['xf', file, '-C', join(folder, 'out')])
  for (const { name, bytes } of files) {
    expect(readFileSync(join(folder, 'out', name))).toEqual(bytes)
    expect(statSync(join(folder, 'out', name)).mtimeMs).toBe(1_700_000_000_000)
  }
  const listed = execFileSync('tar', ['tf', file], { encoding: 'utf8' })
  expect(listed.trim().split(/\r?\n/)).toEqual(files.map(({ name }) => name))
})

test('an archive that ends early, or has an invalid header, is damaged', async () => {
  for (const length of [0, 100, 512, 600, archive.length - 1024]) {
    await expect(read(archive.subarray(0, length))).rejects.toThrow('it is cut short')
  }
  const flipped = Buffer.from(archive)
  flipped.writeUInt8(archive.readUInt8(3) ^ 1, 3)
  await expect(read(flipped)).rejects.toThrow('a header of its archive does not hold')
})

test('an archive with anything after its end is damaged', async () => {
  const block = Buffer.alloc(512)
  for (const more of [Buffer.from('x'), Buffer.from([0]), block, Buffer.concat([block, Buffer.from('x')]), archive]) {
    await expect(read(Buffer.concat([archive, more]))).rejects.toThrow('something follows its end')
  }
  const halfEnd = Buffer.concat([archive.subarray(0, -512), Buffer.alloc(512, 'x')])
  await expect(read(halfEnd)).rejects.toThrow('something follows its end')
  await expect(read(archive.subarray(0, -512))).rejects.toThrow('it is cut short')
})

test('a name that does not fit is refused', () => {
  expect(() => tarHeader('x'.repeat(101), 0, 0)).toThrow(RangeError)
})

const written = Object.entries(archivedFiles).map(([name, content]) => ({ name, bytes: Buffer.from(content) }))

test('regular files written by GNU tar can be read', async () => {
  expect(await read(readArchive('gnu-old.tar'))).toEqual(written)
  expect(await read(readArchive('gnu-ustar.tar'))).toEqual([
    ...written,
    { name: longName, bytes: Buffer.from('long\n') },
  ])
})

test.each(['gnu-sparse.tar', 'gnu-link.tar', 'gnu-folder.tar', 'gnu-long-name.tar', 'gnu-pax.tar'])(
  '%s holds what is no file, and is refused',
  async (name) => {
    await expect(read(readArchive(name))).rejects.toThrow('it holds something other than files')
  },
)

test('zeros beyond the end that fill a tape block are refused like other trailing bytes', async () => {
  await expect(read(readArchive('gnu-blocked.tar'))).rejects.toThrow('something follows its end')
})

test('a size that is no octal number is damaged', async () => {
  for (const size of [
    Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0]),
    Buffer.from('-0000000001\0'),
    Buffer.alloc(12),
  ]) {
    const header = tarHeader('large', 0, 0)
    size.copy(header, 124)
    header.fill(' ', 148, 156)
    const sum = header.reduce((all, byte) => all + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
    await expect(read(Buffer.concat([header, TAR_END]))).rejects.toThrow('a header of its archive does not hold')
  }
})
