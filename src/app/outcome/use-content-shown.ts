import { type RefObject, useEffect } from 'react'
import { contentShown } from '../loading/first-paint.ts'

/** Reports the first page's kept result as shown, once the images in the element can be painted. */
export function useContentShown(element: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    const images = [...(element.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(images.map((image) => image.decode())).then(contentShown)
  }, [element, isThere])
}
