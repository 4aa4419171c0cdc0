import { type ReactNode, useEffect } from 'react'
import { pageShown } from '../../loading/first-paint.ts'
import { useAfterFirstRender } from '../../loading/use-after-first-render.ts'
import { GoToFirstError } from './go-to-first-error.tsx'
import { GoToHeading } from './go-to-heading.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageTitle } from './page-title.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { Toasts } from './toasts.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** The frame of every page, with or without a header. */
export function Shell({ children }: { children: ReactNode }) {
  const isWhole = useAfterFirstRender()
  useEffect(pageShown, [])
  useEffect(() => {
    if (isWhole) document.documentElement.dataset.hydrated = 'true'
  }, [isWhole])
  return (
    <>
      {isWhole ? (
        <>
          <PageTitle />
          <GoToHeading />
          <GoToFirstError />
          <NavigationProgress />
        </>
      ) : null}
      {children}
      {isWhole ? (
        <>
          <Toasts />
          {self === parent ? (
            <>
              <UpdatePrompt />
              <SessionDialog />
            </>
          ) : null}
        </>
      ) : null}
    </>
  )
}
