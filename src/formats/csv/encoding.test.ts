import { expect, test } from 'vitest'
import { encodedIn, gb18030 } from './double-byte.fixture.ts'
import { guessEncoding, utf8Chunks } from './encoding.ts'

const blobOf = (...parts: (string | number[] | Uint8Array<ArrayBuffer>)[]) =>
  new Blob(parts.map((p) => (Array.isArray(p) ? Uint8Array.from(p) : p)))

const chinese = '编号,性别,诊断\n1,男,高血压\n2,女,糖尿病\n3,男,未查\n'

test('a byte order mark decides', async () => {
  expect(await guessEncoding(blobOf([0xef, 0xbb, 0xbf], 'a,b'))).toMatchObject({ encoding: 'utf-8', by: 'bom' })
  expect(await guessEncoding(blobOf([0xff, 0xfe, 0x61, 0]))).toMatchObject({ encoding: 'utf-16le', by: 'bom' })
  expect(await guessEncoding(blobOf([0xfe, 0xff, 0, 0x61]))).toMatchObject({ encoding: 'utf-16be', by: 'bom' })
})

test('UTF-16 without a byte order mark is recognised by its NULs', async () => {
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

test('nothing but ASCII is UTF-8, with alternatives', async () => {
  const guess = await guessEncoding(blobOf('a,b\n1,2\n'))
  expect(guess).toEqual({ encoding: 'utf-8', by: 'ascii', alternatives: ['gb18030'] })
})

test('a Western European file is not read as Chinese', async () => {
  const text =
    'Name;Größe;Straße\nMüller;1,80;Königsallee\nJäger;1,75;Übergang über die Brücke\nSchäfer;1,70;Gärtnerstraße\n'
  const latin1 = Uint8Array.from(text.repeat(20), (c) => c.charCodeAt(0))
  expect((await guessEncoding(blobOf(latin1))).encoding).toMatch(/^(windows-1252|iso-8859-1)/)
})

test('the whole file is converted to UTF-8 without its byte order mark', async () => {
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

test('invalid bytes, NULs and unknown names are refused', async () => {
  const drain = async (blob: Blob, encoding: string) => {
    for await (const chunk of utf8Chunks(blob, encoding, {})) expect(chunk).toBeInstanceOf(Uint8Array)
  }
  await expect(drain(blobOf([0x61, 0xff, 0x0a]), 'gb18030')).rejects.toThrow('wrong-encoding')
  await expect(drain(blobOf([0x61, 0, 0x0a]), 'utf-8')).rejects.toThrow('nul-bytes')
  await expect(drain(blobOf('a'), 'klingon')).rejects.toThrow('unsupported-encoding')
})

const ascii = (length: number) => new Uint8Array(length).fill(0x61)

test('a part of a byte order mark does not count', async () => {
  const beginnings = [
    [0xff, 0x61],
    [0x61, 0xfe],
    [0xfe, 0x61],
    [0x61, 0xff],
    [0xef, 0xbb, 0x61],
    [0xef, 0x61, 0xbf],
    [0x61, 0xbb, 0xbf],
  ]
  for (const bytes of beginnings) {
    const guess = await guessEncoding(blobOf(bytes, 'abc,def\n1,2\n')).catch(() => null)
    expect(guess?.by, String(bytes)).not.toBe('bom')
  }
})

test('NULs in more than a twentieth of the bytes, all at odd or all at even offsets, mean UTF-16', async () => {
  const withNuls = (length: number, count: number, side: number) => {
    const bytes = ascii(length)
    for (let k = 0; k < count; k++) bytes[2 * k + side] = 0
    return bytes
  }
  const guessed = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { encoding, by } = await guessEncoding(blobOf(bytes))
    return `${encoding} ${by}`
  }
  for (const [length, count] of [
    [40, 3],
    [4096, 205],
  ] as const) {
    expect(await guessed(withNuls(length, count, 1))).toBe('utf-16le bom')
    expect(await guessed(withNuls(length, count, 0))).toBe('utf-16be bom')
    expect(await guessed(withNuls(length, count - 1, 1))).toBe('utf-8 ascii')
    expect(await guessed(withNuls(length, count - 1, 0))).toBe('utf-8 ascii')
  }
  const onBoth = withNuls(40, 9, 1)
  onBoth[38] = 0
  expect(await guessed(onBoth)).toBe('utf-8 ascii')
  const other = withNuls(40, 9, 0)
  other[39] = 0
  expect(await guessed(other)).toBe('utf-8 ascii')
  // an odd last byte belongs to no pair, and only the beginning of the file is sampled
  const odd = withNuls(41, 9, 1)
  odd[40] = 0
  expect(await guessed(odd)).toBe('utf-16le bom')
  const long = withNuls(5000, 300, 1)
  long[4096] = 0
  expect(await guessed(long)).toBe('utf-16le bom')
  long[4094] = 0
  expect(await guessed(long)).toBe('utf-8 ascii')
})

test('the first non-ASCII letter is found at every position', async () => {
  for (let place = 0; place < 13; place++)
    for (let after = 0; after < 5; after++)
      expect(await guessEncoding(blobOf(ascii(place), 'é', ascii(after)))).toMatchObject({
        encoding: 'utf-8',
        by: 'valid',
      })
})

test('64 KB from that letter on are sampled', async () => {
  const file = (good: number) => blobOf(ascii(100), 'é', ascii(good), [0xff], 'abc'.repeat(50))
  expect(await guessEncoding(file(65_534))).toMatchObject({ encoding: 'utf-8', by: 'valid' })
  expect(await guessEncoding(file(65_533)).catch(() => null)).not.toMatchObject({ encoding: 'utf-8' })
})

test('a character truncated by the end of the sample does not count against the encoding', async () => {
  for (const cut of [1, 2]) {
    const bytes = new TextEncoder().encode(`${'a'.repeat(10)}${'中'.repeat(30_000)}`)
    const file = blobOf(bytes.subarray(0, 65_546 - 3 + cut))
    expect(await guessEncoding(file)).toMatchObject({ encoding: 'utf-8', by: 'valid' })
  }
})

test('GB18030 is chosen if half of its characters are common ones', async () => {
  const [common, rare] = [
    [0xb0, 0xa1],
    [0x81, 0x40],
  ]
  const isTaken = async (...characters: (number[] | string)[]) => {
    const guess = await guessEncoding(blobOf(...characters)).catch(() => null)
    return guess?.by === 'valid' && guess.encoding === 'gb18030'
  }
  expect(await isTaken(common, rare)).toBe(true)
  expect(await isTaken(common, common, rare, rare, rare)).toBe(false)
  expect(await isTaken('a', common, 'b', rare, 'cdefghi')).toBe(true)
  // a truncated character is not counted
  expect(await isTaken(common, rare, [0xb0])).toBe(true)
  // punctuation, full-width forms and level 1 of GB 2312, and only these
  for (const pair of [
    [0xa1, 0xa1],
    [0xa1, 0xfe],
    [0xa3, 0xa1],
    [0xa3, 0xb0],
    [0xb0, 0xa1],
    [0xd7, 0xf9],
    [0xc4, 0xe1],
  ])
    expect(await isTaken(pair), String(pair)).toBe(true)
  for (const pair of [
    [0xa2, 0xa1],
    [0xa4, 0xa1],
    [0xaf, 0xa1],
    [0xd8, 0xfe],
    [0xb0, 0xa0],
    [0xa1, 0xa0],
    [0x81, 0xa1],
  ])
    expect(await isTaken(pair, pair, pair), String(pair)).toBe(false)
  // characters of four bytes are rare, and count twice
  expect(await isTaken(common, common, [0x81, 0x30, 0x86, 0x38])).toBe(true)
  expect(await isTaken(common, [0x81, 0x30, 0x86, 0x38])).toBe(false)
})

test('GB18030 of four bytes, Big5 and Shift JIS are decoded unchanged', async () => {
  const textOf = async (blob: Blob, encoding: string) => {
    const parts: Uint8Array[] = []
    for await (const chunk of utf8Chunks(blob, encoding, {})) parts.push(chunk)
    return new Blob(parts as Uint8Array<ArrayBuffer>[]).text()
  }
  expect(await textOf(blobOf('x', [0x81, 0x30, 0x86, 0x38], [0x94, 0x39, 0xda, 0x33]), 'gb18030')).toBe('xÀ💩')
  const big5 = encodedIn('big5', '編號,年齡\n1,三十\n')
  expect(await textOf(blobOf(big5 ?? []), 'big5')).toBe('編號,年齡\n1,三十\n')
  expect(await textOf(blobOf([0x82, 0xa0, 0x2c, 0xb1]), 'shift_jis')).toBe('あ,ｱ')
  expect(await textOf(blobOf([0x80, 0x93, 0xe9, 0x94]), 'windows-1252')).toBe('€“é”')
  await expect(textOf(blobOf('a', [0xb0]), 'gb18030')).rejects.toThrow('wrong-encoding {"encoding":"GB18030"}')
  await expect(textOf(blobOf('a', [0]), 'gb18030')).rejects.toThrow('nul-bytes')
})

test('a UTF-8 byte order mark is removed at the beginning and nowhere else', async () => {
  const mark = [0xef, 0xbb, 0xbf]
  const chunk = 4 << 20
  const sizes: number[] = []
  for await (const part of utf8Chunks(blobOf(mark, ascii(chunk - 3), mark, 'x'), 'utf-8', {})) sizes.push(part.length)
  expect(sizes).toEqual([chunk - 3, 4])
})

test('a single byte above ASCII is found, the lowest and the highest', async () => {
  for (const byte of [0x80, 0xff]) {
    const guess = await guessEncoding(blobOf('price,unit\n5,', [byte], '\n')).catch(() => null)
    expect(guess?.by).not.toBe('ascii')
    expect(guess).not.toMatchObject({ encoding: 'gb18030', by: 'valid' }) // not a character of two bytes
  }
})

test('a byte order mark decides where no NUL indicates UTF-16', async () => {
  expect(await guessEncoding(blobOf([0xff, 0xfe, 0x2d, 0x4e, 0x87, 0x65]))).toMatchObject({
    encoding: 'utf-16le',
    by: 'bom',
  })
  expect(await guessEncoding(blobOf([0xfe, 0xff, 0x4e, 0x2d, 0x65, 0x87]))).toMatchObject({
    encoding: 'utf-16be',
    by: 'bom',
  })
  for (const [a, b] of [
    [0xff, 0xff],
    [0xfe, 0xfe],
  ] as const) {
    const guess = await guessEncoding(blobOf([a, b, 0x2d, 0x4e, 0x87, 0x65])).catch(() => null)
    expect(guess?.by).not.toBe('bom')
  }
})

test('a character split between two pieces of the file is decoded', async () => {
  const parts: Uint8Array[] = []
  const blob = blobOf(ascii((4 << 20) - 1), gb18030('中文'))
  for await (const chunk of utf8Chunks(blob, 'gb18030', {})) parts.push(chunk)
  const text = await new Blob(parts as Uint8Array<ArrayBuffer>[]).text()
  expect(text.slice(-3)).toBe('a中文')
})
