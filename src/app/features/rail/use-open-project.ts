import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { trail } from '../../state/trail.ts'

/** The project of the open page: undefined outside projects, and '' until the page has said which one it is. */
export function useOpenProject(): string | undefined {
  const isInProject = useMatches({ select: (matches) => matches.at(-1)?.staticData.isInProject === true })
  const { inside } = useSnapshot(trail).current
  const [held, setHeld] = useState('')
  const known = isInProject ? (inside ?? held) : ''
  if (known !== held) setHeld(known) // from one page of a project to the next, its map stays
  return isInProject ? known : undefined
}
