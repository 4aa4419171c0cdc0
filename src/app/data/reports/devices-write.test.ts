// @vitest-environment node
import { generateKeyBetween } from 'fractional-indexing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { newId } from '#tests/support/test-device.ts'
import { undo } from '../history/undo.ts'
import { plainText, type Run, textFrom } from './block-text.ts'
import { type Block, readBlocks } from './report.ts'
import { keepLostTexts, seenIn, writeBlocks } from './write-blocks.ts'

const START = 1_800_000_000_000
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Every third word is an atom, of a kind that this version knows or of one that it does not. */
const isAtom = (word: string) => /^w\d*[036]$/.test(word)
const atomOf = (word: string) => ({
  kind: word.endsWith('0') ? 'of-tomorrow' : 'equation',
  tex: word,
  list: [{ b: 1, a: word }],
})

function runs(text: string): Run[] {
  if (text === '') return []
  const found: Run[] = []
  for (const [k, word] of text.split(' ').entries()) {
    const last = found.at(-1)
    const gap = k === 0 ? '' : ' '
    const before = gap === '' ? [] : [{ text: gap }]
    if (isAtom(word)) found.push(...before, { text: word, atom: atomOf(word) })
    else if (last && !last.atom) found[found.length - 1] = { text: `${last.text}${gap}${word}` }
    else found.push({ text: `${gap}${word}` })
  }
  return found
}
const textsOf = (blocks: readonly Block[]) => blocks.map(({ type, text }) => [type, plainText(text?.runs ?? [])])

async function sync(device: AppDevice): Promise<void> {
  expect(await device.sync()).toBe('done')
  await keepLostTexts(device.writer)
  expect(await device.sync()).toBe('done')
}

/** A device that edits a report, as the editor does: from the blocks that it shows, which may be older than the stored ones. */
function editing(device: AppDevice, report: string) {
  const blocks = () => readBlocks(device.database, report)
  const type = (block: Block, text: string) =>
    writeBlocks(device.writer, report, [{ id: block.id, runs: runs(text), seen: seenIn(block, device.writer.device) }])
  return { device, blocks, type }
}

async function study(serverTime = Date.now) {
  const server = createMemoryServer(serverTime)
  const first = await openAppDevice(server)
  const project = await first.add('project', { name: 'p', storage: 'cloud', createdAt: 1, deleted: false })
  const report = await first.add('report', { project, title: 'Report', order: 'a0', createdAt: 1, deleted: false })
  await writeBlocks(first.writer, report, [{ id: newId(), type: 'paragraph', order: 'a0', runs: runs('one') }])
  await sync(first)
  const open = async () => {
    const device = await openAppDevice(server)
    await sync(device)
    return editing(device, report)
  }
  return { project, report, a: editing(first, report), b: await open(), open }
}

const only = async ({ blocks }: { blocks: () => Promise<readonly Block[]> }) => (await blocks())[0] as Block

test('[R8] without lost texts nothing is made, so that no sync follows', async () => {
  const { a } = await study()
  expect(await keepLostTexts(a.device.writer)).toBe(false)
})

test('[R8] of two texts written offline the later stays, and the other is a block below it on both devices', async () => {
  const { a, b } = await study()
  const [onA, onB] = [await only(a), await only(b)]
  await a.type(onA, 'one, from A')
  vi.setSystemTime(START + 1000)
  await b.type(onB, 'one, from B')
  for (const { device } of [a, b, a, b]) await sync(device)
  const expected = [
    ['paragraph', 'one, from B'],
    ['other-text', 'one, from A'],
  ]
  expect(textsOf(await a.blocks())).toEqual(expected)
  expect(textsOf(await b.blocks())).toEqual(expected)
})

test('[R8] several edits of one device in a row are no conflict, nor is an answer to what was seen', async () => {
  const { a, b } = await study()
  await a.type(await only(a), 'two')
  await a.type(await only(a), 'three')
  await sync(a.device)
  await a.type(await only(a), 'four')
  for (const { device } of [a, b]) await sync(device)
  await b.type(await only(b), 'five')
  for (const { device } of [b, a]) await sync(device)
  expect(textsOf(await a.blocks())).toEqual([['paragraph', 'five']])
  expect(textsOf(await b.blocks())).toEqual([['paragraph', 'five']])
})

test('[R8] a text that arrives while the same paragraph is being typed stays as a block', async () => {
  const { a, b } = await study()
  const shown = await only(a)
  await b.type(await only(b), 'one, from B')
  await sync(b.device)
  await sync(a.device)
  vi.setSystemTime(START + 1000)
  await a.type(shown, 'one, from A')
  for (const { device } of [a, b]) await sync(device)
  for (const { blocks } of [a, b])
    expect(textsOf(await blocks())).toEqual([
      ['paragraph', 'one, from A'],
      ['other-text', 'one, from B'],
    ])
})

test.each([
  ['before', 1000, 2000],
  ['after', 2000, 1000],
])('[R8] a text written offline %s another device deleted the block stays as a block', async (_, text, deletion) => {
  const { a, b, report } = await study()
  vi.setSystemTime(START + text)
  await b.type(await only(b), 'one, and more')
  vi.setSystemTime(START + deletion)
  await writeBlocks(a.device.writer, report, [{ id: (await only(a)).id, deleted: true }])
  vi.setSystemTime(START + 3000)
  for (const { device } of [a, b, a, b]) await sync(device)
  for (const { blocks } of [a, b]) expect(textsOf(await blocks())).toEqual([['other-text', 'one, and more']])
})

test('[R4] undo takes back the text, the type and the place of a block, and not what another device wrote', async () => {
  const { a, b, project, report } = await study()
  const block = await only(a)
  await writeBlocks(a.device.writer, report, [{ id: block.id, type: 'heading', level: 2, runs: runs('Results') }])
  await undo(a.device.writer, project)
  expect(await a.blocks()).toMatchObject([{ type: 'paragraph', text: { runs: [{ text: 'one' }] } }])
  await b.type(await only(b), 'from B')
  for (const { device } of [b, a]) await sync(device)
  vi.setSystemTime(START + 5000)
  await undo(a.device.writer, project)
  expect(textsOf(await a.blocks())).toEqual([])
})

interface Written {
  /** Words that a reader removed on purpose, having seen them. */
  readonly removed: Set<string>
  readonly all: Set<string>
}

const wordsOf = (blocks: readonly Block[]) => blocks.flatMap(({ text }) => plainText(text?.runs ?? []).split(' '))

async function editOnce(
  { device, blocks, type }: ReturnType<typeof editing>,
  report: string,
  random: RandomStream,
  { removed, all }: Written,
) {
  const shown = await blocks()
  // what is typed while a change arrives is based on what is shown
  if (random.next() < 0.2) await sync(device)
  const word = `w${all.size}`
  const block = shown.length === 0 ? undefined : random.pick(shown)
  const dice = random.next()
  if (!block || dice < 0.15) {
    const order = generateKeyBetween(block?.order ?? null, null)
    await writeBlocks(device.writer, report, [{ id: newId(), type: 'paragraph', order, runs: runs(word) }])
    all.add(word)
    return
  }
  const text = plainText(block.text?.runs ?? [])
  const words = text.split(' ')
  const seen = seenIn(block, device.writer.device)
  if (dice < 0.7) {
    await type(block, [...words, word].join(' '))
    all.add(word)
  } else if (dice < 0.78 && words.length > 1) {
    const half = Math.ceil(words.length / 2)
    const order = generateKeyBetween(block.order, null)
    await writeBlocks(device.writer, report, [
      { id: block.id, runs: runs(words.slice(0, half).join(' ')), seen },
      { id: newId(), type: 'paragraph', order, runs: runs(words.slice(half).join(' ')) },
    ])
  } else if (dice < 0.86) {
    await writeBlocks(device.writer, report, [
      { id: block.id, order: generateKeyBetween(null, shown[0]?.order ?? null) },
    ])
  } else if (dice < 0.93) {
    await writeBlocks(device.writer, report, [{ id: block.id, type: 'heading', level: 1 }])
  } else {
    for (const gone of words) removed.add(gone)
    await writeBlocks(device.writer, report, [{ id: block.id, deleted: true, seen }])
  }
}

test.each([1, 2, 3])(
  '[R8] seed %i: four devices make 500 edits offline; all converge and no word is lost',
  async (seed) => {
    const random = createRandom(seed)
    let time = START
    const { a, b, report, open } = await study(() => time)
    const devices = [a, b, await open(), await open()]
    const skews = devices.map(() => (random.next() - 0.5) * HOUR)
    const written: Written = { removed: new Set(), all: new Set(['one']) }
    for (let step = 0; step < 500; step += 1) {
      time += random.below(60_000)
      const k = random.below(devices.length)
      vi.setSystemTime(time + (skews[k] ?? 0))
      const one = devices[k] as (typeof devices)[number]
      if (random.next() < 0.08) await sync(one.device)
      else await editOnce(one, report, random, written)
    }
    for (let round = 0; round < 4; round += 1)
      for (const [k, { device }] of devices.entries()) {
        vi.setSystemTime(time + (skews[k] ?? 0))
        await sync(device)
      }
    const [first, ...others] = await Promise.all(devices.map(({ blocks }) => blocks()))
    for (const blocks of others) expect(blocks).toEqual(first)
    for (const { text } of first ?? [])
      expect(text?.runs).toEqual(textFrom({ runs: runs(plainText(text?.runs ?? [])) }).runs)
    const words = new Set(wordsOf(first ?? []))
    expect([...words].filter(isAtom).length).toBeGreaterThan(20)
    const lost = [...written.all].filter((word) => !words.has(word) && !written.removed.has(word))
    expect(lost).toEqual([])
    expect(written.all.size).toBeGreaterThan(200)
  },
)
