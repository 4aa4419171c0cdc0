import { useEffect, useState } from 'react'
import type { RowsInside } from '../workers/shared-rows.ts'
import { rowsOf } from './given-rows.ts'
import type { Shareable } from './shareable.ts'

export interface RowsChoice {
  /** What could be given away; undefined if there is nothing, or not yet known. */
  readonly inside: RowsInside | undefined
  readonly isWith: boolean
  /** Whether the second question is asked. */
  readonly isAsked: boolean
  readonly tick: (isWith: boolean) => void
  readonly answer: (agrees: boolean) => void
  /** Goes on at once, or after the second question if other pieces were ticked when it was answered. */
  readonly proceed: (go: () => void) => void
}

/** Whether the rows go into a share. Its maker is asked a second time, and again when the pieces have changed since. `ticks` names the pieces. */
export function useRowsChoice({ shown }: Pick<Shareable, 'shown'>, ticks: string): RowsChoice {
  const [inside, setInside] = useState<RowsInside>()
  const [agreedTo, setAgreedTo] = useState<string>()
  const [next, setNext] = useState<{ readonly go: () => void }>()
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const found = shown && (await rowsOf(shown))
      if (isWanted) setInside(found)
    }
    // the rows are on another device: there are none to give
    find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [shown])
  const isWith = agreedTo !== undefined
  return {
    inside,
    isWith,
    isAsked: next !== undefined,
    tick: (wants) => {
      if (wants) setNext({ go: () => undefined })
      else setAgreedTo(undefined)
    },
    answer: (agrees) => {
      setAgreedTo(agrees ? ticks : undefined)
      setNext(undefined)
      if (agrees) next?.go()
    },
    proceed: (go) => {
      if (!isWith || agreedTo === ticks) go()
      else setNext({ go })
    },
  }
}
