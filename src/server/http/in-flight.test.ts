import { expect, test } from 'vitest'
import { Budget, KeyedSemaphore, Overloaded } from './in-flight.ts'

test('turns are given in order, separately for each key, and a finished turn goes to the one waiting longest', async () => {
  const turns = new KeyedSemaphore(2, 2)
  const order: string[] = []
  const take = async (name: string) => {
    const release = await turns.take('ann')
    order.push(name)
    return release
  }
  const [first] = await Promise.all([take('first'), take('second')])
  const waiting = [take('third'), take('fourth')]
  await expect(turns.take('ann')).rejects.toThrow(Overloaded)
  const others = await turns.take('bob')
  expect(order).toEqual(['first', 'second'])
  first?.()
  first?.() // releasing twice frees no second turn
  const third = await waiting[0]
  expect(order).toEqual(['first', 'second', 'third'])
  third?.()
  await waiting[1]
  expect(order.at(-1)).toBe('fourth')
  others()
})

test('room is released once, and requests never wait for it', () => {
  const room = new Budget(10)
  const release = room.take(6)
  expect(() => room.take(5)).toThrow(Overloaded)
  release()
  release()
  expect(() => room.take(11)).toThrow(Overloaded)
  room.take(10)
})
