import { columnById, type Frame, type VariableSet } from './frame.ts'

/**
 * The frame with its sets and its weight as far as their columns still exist: a set loses deleted columns, and disappears with the last of
 * them; a weight disappears with its column, or if that is no longer numeric. The same object if nothing changes.
 */
export function withSoundSets(frame: Frame): Frame {
  const { sets, weight, ...table } = frame
  const isThere = (id: string) => columnById(frame, id) !== undefined
  const sound = sets?.map((set) => soundSet(set, isThere)).filter((set) => set.columns.length > 0)
  const keepsSets = sound === undefined || (sound.every((set, k) => set === sets?.[k]) && sound.length === sets?.length)
  const keepsWeight = weight === undefined || columnById(frame, weight)?.type === 'number'
  if (keepsSets && keepsWeight) return frame
  return {
    ...table,
    ...(sound !== undefined && sound.length > 0 && { sets: sound }),
    ...(weight !== undefined && keepsWeight && { weight }),
  }
}

function soundSet(set: VariableSet, isThere: (id: string) => boolean): VariableSet {
  if (set.columns.every(isThere)) return set
  const columns = set.columns.filter(isThere)
  return set.role === 'dimension' ? { ...set, columns, reversed: set.reversed.filter(isThere) } : { ...set, columns }
}
