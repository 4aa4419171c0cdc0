import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ObjectStore } from '../objects/object-store.ts'
import { type MediaType, sniff } from '../objects/sniff.ts'
import { OperatorError } from './operator-error.ts'

/** Stores a file to be served below /media if its content has a wanted type. Returns its name there. */
export async function publishMedia(objects: ObjectStore, file: string, wanted: readonly MediaType[]): Promise<string> {
  const bytes = readInput(file)
  const type = sniff(bytes)
  if (!type || !wanted.includes(type)) {
    throw new OperatorError(`${file} is not a file of this kind by its content: ${wanted.join(', ')}.`)
  }
  const name = `${randomUUID()}.${type}`
  await objects.write(`media/${name}`, bytes)
  return name
}

export function readInput(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read.`, { cause })
  }
}
