import type { ReactNode } from 'react'
import type { Made } from './made.ts'
import type { ViewName } from './part-states.ts'
import { account } from './views/account.tsx'
import { answers } from './views/answers.tsx'
import { assistant } from './views/assistant.tsx'
import { data } from './views/data.tsx'
import { figures } from './views/figures.tsx'
import { projects } from './views/projects.tsx'
import { reports } from './views/reports.tsx'

/** What the page renders for each state, by area. */
export const views: Readonly<Record<ViewName, (made: Made) => ReactNode>> = {
  ...answers,
  ...figures,
  ...data,
  ...projects,
  ...reports,
  ...account,
  ...assistant,
}
