import { useEffect, useState } from 'react'

/**
 * An address of a text's bytes, undefined until the page has been drawn without it. An image at such an address is parsed in a task of its own; one at
 * a data address is parsed where it is set, and all images of a page then in one task.
 */
export function useObjectUrl(text: string | undefined, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (text === undefined) return
    const made = URL.createObjectURL(new Blob([text], { type }))
    const drawn = requestAnimationFrame(() => setUrl(made))
    return () => {
      cancelAnimationFrame(drawn)
      URL.revokeObjectURL(made)
    }
  }, [text, type])
  return url
}
