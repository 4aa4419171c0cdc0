import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventWriter } from './event-writer.ts'

/** A writer, and the texts of the events that it has written. */
function open(highWaterMark = 1 << 16) {
  const out = new PassThrough({ highWaterMark })
  const stop = new AbortController()
  const written: string[] = []
  const read = () => out.on('data', (chunk: Buffer) => written.push(chunk.toString('utf8')))
  return { out, stop, written, read, writer: createEventWriter(out, stop.signal) }
}
const text = (t: string) => `event: text\ndata: {"t":${JSON.stringify(t)}}\n\n`
const thinking = (t: string) => text(t).replace('text', 'thinking')

test('the first word is sent at once, those that follow within 100 ms together, and one after a pause at once', async () => {
  const { written, read, writer } = open()
  read()
  void writer.text('text', 'A')
  for (const word of [' t', ' test', '.']) void writer.text('text', word)
  await sleep(1)
  expect(written).toEqual([text('A')])
  await expect.poll(() => written, { interval: 5 }).toEqual([text('A'), text(' t test.')])
  await sleep(250)
  void writer.text('text', ' Or')
  await sleep(1)
  expect(written).toEqual([text('A'), text(' t test.'), text(' Or')])
  writer.end()
})

test('events keep their order, and the end sends what was gathered', async () => {
  const { out, written, read, writer } = open()
  read()
  void writer.text('thinking', 'Hm')
  void writer.text('thinking', '.')
  void writer.text('text', 'Yes')
  void writer.text('text', ', ')
  void writer.send({ event: 'tool', data: { id: 'a', name: 'f', arguments: '{}' } })
  void writer.text('text', 'no')
  writer.end()
  out.end()
  await expect.poll(() => out.readableEnded).toBe(true)
  expect(written.join('')).toBe(
    `${thinking('Hm')}${thinking('.')}${text('Yes, ')}event: tool\ndata: {"id":"a","name":"f","arguments":"{}"}\n\n${text('no')}`,
  )
})

test('a slow reader is waited for, and nothing is written after a stop', async () => {
  const { stop, written, read, writer } = open(16)
  const wait = writer.text('text', 'x'.repeat(100))
  expect(wait).toBeInstanceOf(Promise)
  read()
  await wait
  void writer.text('text', 'gathered')
  stop.abort()
  writer.end()
  await sleep(1)
  expect(written).toEqual([text('x'.repeat(100))])
  expect(writer.send({ event: 'done', data: { finish: 'stop' } })).toBeUndefined()
})
