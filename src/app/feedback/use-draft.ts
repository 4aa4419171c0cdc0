import { useCallback, useEffect, useRef, useState } from 'react'
import { FEEDBACK_PICTURES } from '#contract/calls/feedback.ts'
import { type FeedbackDraft, keepDraft, keepPicture, readDraft, readPictures, tidyPictures } from '../data/feedback.ts'
import { ownData } from '../data/own-data.ts'

export interface DraftPicture {
  readonly id: string
  readonly blob: Blob
}

export interface Draft {
  readonly content: string
  readonly pictures: readonly DraftPicture[]
}

const EMPTY: Draft = { content: '', pictures: [] }

const storedForm = ({ content, pictures }: Draft): FeedbackDraft => ({
  content,
  pictures: pictures.map(({ id }) => id),
})

/** The draft of feedback, stored with each change; undefined until it is read. The user's database is open. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>()
  const newest = useRef<Draft>(EMPTY)
  useEffect(() => {
    const { database } = ownData()
    const read = async () => {
      await tidyPictures(database)
      const stored = await readDraft(database)
      newest.current = { content: stored.content, pictures: await readPictures(database, stored.pictures) }
      setDraft(newest.current)
    }
    void read()
  }, [])
  const change = useCallback(async (next: Draft) => {
    newest.current = next
    setDraft(next)
    await keepDraft(ownData().database, storedForm(next))
  }, [])
  /** Adds a picture, or puts it in the place of another. At most nine: false if there is no room. */
  const put = async (blob: Blob, inPlaceOf?: string): Promise<boolean> => {
    if (inPlaceOf === undefined && newest.current.pictures.length >= FEEDBACK_PICTURES) return false
    const picture = { id: await keepPicture(ownData().database, blob), blob }
    const { content, pictures } = newest.current
    const next =
      inPlaceOf === undefined
        ? [...pictures, picture]
        : pictures.map((other) => (other.id === inPlaceOf ? picture : other))
    await change({ content, pictures: next })
    return true
  }
  const remove = (id: string) => {
    const { content, pictures } = newest.current
    return change({ content, pictures: pictures.filter((picture) => picture.id !== id) })
  }
  /** Forgets the draft on the page, after it was queued together with the removal of the stored one. */
  const clear = () => {
    newest.current = EMPTY
    setDraft(EMPTY)
  }
  const write = (content: string) => change({ ...newest.current, content })
  return { draft, write, put, remove, clear, stored: () => storedForm(newest.current) }
}
