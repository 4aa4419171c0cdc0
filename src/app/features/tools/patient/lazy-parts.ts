import { lazy } from 'react'
import { loadPart } from '../../../loading/load-part.ts'

const load = () => loadPart(() => import('./parts.ts'), 'patient')

export const CarriedMark = lazy(async () => ({ default: (await load()).CarriedMark }))
export const CarriedNotice = lazy(async () => ({ default: (await load()).CarriedNotice }))
export const KeptInputs = lazy(async () => ({ default: (await load()).KeptInputs }))
export const PatientButton = lazy(async () => ({ default: (await load()).PatientButton }))
export const ReadyChip = lazy(async () => ({ default: (await load()).ReadyChip }))
export const RestoredInputs = lazy(async () => ({ default: (await load()).RestoredInputs }))
