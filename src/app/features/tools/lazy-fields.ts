import { lazy } from 'react'
import { loadPart } from '../../loading/load-part.ts'

const load = () => loadPart(() => import('./uncommon-fields.ts'))

export const CountsField = lazy(async () => ({ default: (await load()).CountsField }))
export const DateField = lazy(async () => ({ default: (await load()).DateField }))
export const WrittenField = lazy(async () => ({ default: (await load()).WrittenField }))
