import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { DemoPicture } from '../../demo/demo-picture.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { BuiltInTutorial } from './built-in-tutorials.ts'
import { TutorialCard } from './tutorial-card.tsx'

/** A tutorial that comes with the application. Its pictures are loaded when it is opened. */
export function BuiltInItem({ tutorial }: { tutorial: BuiltInTutorial }) {
  const { say } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <TutorialCard
      icon={<BookOpen size={18} aria-hidden />}
      title={say(tutorial.title)}
      summary={say(tutorial.summary)}
      onToggle={setOpen}
    >
      <ol className="flex flex-col gap-8">
        {tutorial.steps.map(({ title, text, picture }, k) => (
          <li key={title.en} className="flex flex-col gap-3">
            <h2 className="text-lg">
              {k + 1}. {say(title)}
            </h2>
            <p className="max-w-2xl text-ink-2">{say(text)}</p>
            {open && picture ? <DemoPicture name={picture} alt={say(title)} className="max-w-3xl" /> : null}
          </li>
        ))}
      </ol>
    </TutorialCard>
  )
}
