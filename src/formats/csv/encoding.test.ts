import { expect, test } from 'vitest'
import { gb18030 } from './double-byte.fixture.ts'
import { guessEncoding, utf8Chunks } from './encoding.ts'

const blobOf = (...parts: (string | number[] | Uint8Array<ArrayBuffer>)[]) =>
  new Blob(parts.map((p) => (Array.isArray(p) ? Uint8Array.from(p) : p)))

const chinese = '编号,性别,诊断\n1,男,高血压\n2,女,糖尿病\n3,男,未查\n'

test('a byte order mark decides', async () => {
  expect(await guessEncoding(blobOf([0xef, 0xbb, 0xbf], 'a,b'))).toMatchObject({ encoding: 'utf-8', by: 'bom' })
  expect(await guessEncoding(blobOf([0xff, 0xfe, 0x61, 0]))).toMatchObject({ encoding: 'utf-16le', by: 'bom' })
  expect(await guessEncoding(blobOf([0xfe, 0xff, 0, 0x61]))).toMatchObject({ encoding: 'utf-16be', by: 'bom' })
})

test('UTF-16 without a mark is known by its NULs', async () => {
  const bytes = Array.from('id,age\n1,2\n', (c) => [c.charCodeAt(0), 0]).flat()
  expect((await guessEncoding(blobOf(bytes))).encoding).toBe('utf-16le')
})

test('valid UTF-8 and common Chinese in GB18030 are told apart, also when the first megabytes are ASCII', async () => {
  const ascii = '1,2,3\n'.repeat(1_000_000)
  for (const before of ['', ascii]) {
    expect(await guessEncoding(blobOf(before, chinese))).toMatchObject({ encoding: 'utf-8', by: 'valid' })
    expect(await guessEncoding(blobOf(before, gb18030(chinese)))).toMatchObject({ encoding: 'gb18030', by: 'valid' })
  }
})

test('nothing but ASCII is UTF-8, with others offered', async () => {
  const guess = await guessEncoding(blobOf('a,b\n1,2\n'))
  expect(guess).toEqual({ encoding: 'utf-8', by: 'ascii', alternatives: ['gb18030'] })
})

test('a Western European file is not read as Chinese', async () => {
  const text =
    'Name;Größe;Straße\nMüller;1,80;Königsallee\nJäger;1,75;Übergang über die Brücke\nSchäfer;1,70;Gärtnerstraße\n'
  const latin1 = Uint8Array.from(text.repeat(20), (c) => c.charCodeAt(0))
  expect((await guessEncoding(blobOf(latin1))).encoding).toMatch(/^(windows-1252|iso-8859-1)/)
})

test('the whole file comes out as UTF-8 without its mark', async () => {
  const utf16 = new Uint8Array(Uint16Array.from(chinese, (c) => c.charCodeAt(0)).buffer)
  const files = {
    'utf-8': blobOf([0xef, 0xbb, 0xbf], chinese),
    gb18030: blobOf(gb18030(chinese)),
    'utf-16le': blobOf([0xff, 0xfe], utf16),
  }
  for (const [encoding, blob] of Object.entries(files)) {
    const parts: Uint8Array[] = []
    for await (const chunk of utf8Chunks(blob, encoding, {})) parts.push(chunk)
    expect(await new Blob(parts as Uint8Array<ArrayBuffer>[]).text(), encoding).toBe(chinese)
  }
})

test('bytes that do not fit, NULs and unknown names are refused', async () => {
  const drain = async (blob: Blob, encoding: string) => {
    for await (const chunk of utf8Chunks(blob, encoding, {})) expect(chunk).toBeInstanceOf(Uint8Array)
  }
  await expect(drain(blobOf([0x61, 0xff, 0x0a]), 'gb18030')).rejects.toThrow('wrong-encoding')
  await expect(drain(blobOf([0x61, 0, 0x0a]), 'utf-8')).rejects.toThrow('nul-bytes')
  await expect(drain(blobOf('a'), 'klingon')).rejects.toThrow('unsupported-encoding')
})
