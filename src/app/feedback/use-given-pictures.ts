import { useEffect, useEffectEvent } from 'react'

const imagesOf = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/**
 * Takes pictures that are pasted or dropped anywhere while the dialog is open. The page below, which may take files too, gets none of them.
 * @param isOn false while pictures have no place
 */
export function useGivenPictures(isOn: boolean, take: (files: readonly File[]) => void): void {
  const give = useEffectEvent(take)
  useEffect(() => {
    if (!isOn) return
    const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const onDrag = (event: DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault() // else the browser would open the file in place of the page
      event.stopPropagation()
    }
    const onDrop = (event: DragEvent) => {
      if (!holdsFile(event)) return
      onDrag(event)
      give([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent) => {
      const images = imagesOf(event.clipboardData)
      if (images.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      give(images)
    }
    addEventListener('dragenter', onDrag, true)
    addEventListener('dragover', onDrag, true)
    addEventListener('drop', onDrop, true)
    addEventListener('paste', onPaste, true)
    return () => {
      removeEventListener('dragenter', onDrag, true)
      removeEventListener('dragover', onDrag, true)
      removeEventListener('drop', onDrop, true)
      removeEventListener('paste', onPaste, true)
    }
  }, [isOn])
}
