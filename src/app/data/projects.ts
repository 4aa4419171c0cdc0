import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { conventionsOf } from './conventions.ts'
import { newId } from './database/identifiers.ts'
import { fieldValue, numberOf, textOf } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'
import { edit } from './history/own-edits.ts'
import { change, changeTables } from './outbox/change.ts'
import { sendRowFields } from './outbox/send-row-fields.ts'
import { announceChange, ownData, write } from './own-data.ts'

export type Storage = 'device' | 'cloud'

export interface Project {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly storage: Storage
  readonly conventions: Conventions
  readonly createdAt: number
}

export function projectOf(row: RecordRow): Project {
  return {
    id: row.id,
    name: textOf(row, 'name'),
    description: textOf(row, 'description'),
    storage: fieldValue(row, 'storage') === 'cloud' ? 'cloud' : 'device',
    conventions: conventionsOf(row),
    createdAt: numberOf(row, 'createdAt'),
  }
}

/** Newest first. */
export async function listProjects(database: UserDatabase, search: string): Promise<Project[]> {
  const rows = await database.records.where('kind').equals('project').toArray()
  const wanted = search.trim().toLowerCase()
  return rows
    .filter((row) => row.deleted === 0)
    .map(projectOf)
    .filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

export async function readProject(database: UserDatabase, id: string): Promise<Project | undefined> {
  const row = await database.records.get(id)
  return row?.kind === 'project' && row.deleted === 0 ? projectOf(row) : undefined
}

export async function createProject(project: Pick<Project, 'name' | 'description' | 'storage'>): Promise<string> {
  const id = newId()
  await write({ kind: 'project', record: id, fields: { ...project, createdAt: Date.now(), deleted: false } })
  return id
}

type ProjectChange = Partial<Pick<Project, 'name' | 'description' | 'conventions'>>

export async function changeProject(id: string, { conventions = {}, ...fields }: ProjectChange): Promise<void> {
  const settled = Object.entries(conventions).map(([name, answer]) => [`convention.${name}`, answer] as const)
  await edit([{ kind: 'project', record: id, fields: { ...fields, ...Object.fromEntries(settled) } }])
}

/** Turning cloud storage on sends the data on the device; turning it off makes the server delete them. Both or neither. */
export async function moveRows(id: string, storage: Storage): Promise<void> {
  const { database, writer } = ownData()
  await database.transaction('rw', [...changeTables(database), database.transfers], async () => {
    await change(writer, [{ kind: 'project', record: id, fields: { storage } }])
    await database.transfers.where('project').equals(id).delete()
    if (storage === 'cloud') await sendRowFields(database, id, writer.now())
  })
  announceChange()
}

/** Returns the key of the edit. */
export function deleteProject(id: string): Promise<number | undefined> {
  return edit([{ kind: 'project', record: id, fields: { deleted: true } }])
}
