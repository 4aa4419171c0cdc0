import { expect, test } from 'vitest'
import { filesIn } from './unpack.ts'

const files = [
  ['assets/a-12345678.js', 'export const a = "é 统计"\n'],
  ['assets/empty-12345678.js', ''],
  ['assets/b-12345678.css', 'body{}\n\n'],
] as const
const encode = (text: string) => new TextEncoder().encode(text)
const head = JSON.stringify(files.map(([url, text]) => [url, encode(text).length]))
const pack = encode(`${head}\n${files.map(([, text]) => text).join('')}`)

function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

async function unpacked(stream: ReadableStream<Uint8Array>, into: [string, string][] = []) {
  for await (const { url, content } of filesIn(stream)) into.push([url, new TextDecoder().decode(content)])
  return into
}

test.each([1, 2, 7, 64, 10_000])('files are unpacked unchanged, in pieces of %i bytes', async (size) => {
  expect(await unpacked(inPieces(pack, size))).toEqual(files)
})

test('files before a cut are passed on', async () => {
  const into: [string, string][] = []
  await expect(unpacked(inPieces(pack.slice(0, -3), 16), into)).rejects.toThrow('ends before its last file')
  expect(into).toEqual(files.slice(0, 2))
})
