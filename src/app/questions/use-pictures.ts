import { useEffect, useState } from 'react'

/** Thumbnails of entries by id, fetched once the page is shown. Undefined while they load, and empty if they cannot be. */
export function usePictures(
  load: () => Promise<Readonly<Record<string, string>>>,
): Readonly<Record<string, string>> | undefined {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>()
  useEffect(() => {
    let isOpen = true
    void load().then(
      (found) => isOpen && setPictures(found),
      () => isOpen && setPictures({}),
    )
    return () => {
      isOpen = false
    }
  }, [load])
  return pictures
}
