import { FileUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** What happens with the file, shown while it is held over the page. */
  label: ReactNode
  onFile: (file: File) => void
}

/** Takes a file that is dropped anywhere on the page. */
export function FileDrop({ label, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault() // else the browser would open the file in place of the page
      setIsOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false) // it left the window
    }
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      take.current(file)
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-2 z-50 flex flex-col items-center justify-center gap-3 rounded-xl border-2 border-dashed border-accent bg-accent-soft/90 text-lg font-semibold text-accent">
      <FileUp size={36} aria-hidden />
      {label}
    </div>
  )
}
