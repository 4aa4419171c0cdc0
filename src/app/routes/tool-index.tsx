import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Family, isFamily } from '#catalog/kit/family.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import { toolsQuery } from '../api/queries.ts'
import { arrangeTools } from '../features/tools/arrange-tools.ts'
import { ToolIndex } from '../features/tools/tool-index.tsx'
import { hydrateToolMemory } from '../features/tools/tool-memory.ts'
import { loadPart } from '../loading/load-part.ts'

const none: string[] = []

export const Route = createFileRoute('/_main/tool/index')({
  staticData: { title: msg`Clinical tools` },
  validateSearch: ({ search, specialty }): { search?: string; specialty?: Family } => ({
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 100) }),
    ...(isFamily(specialty) && { specialty }),
  }),
  // fetched beside the page's code: the list grows with every tool, the code does not
  loader: async () => {
    const [{ toolTitles }] = await Promise.all([loadPart(() => import('#catalog/tools.ts')), hydrateToolMemory()])
    return toolTitles.filter(isOffered)
  },
  component: function Tools() {
    const tools = Route.useLoaderData()
    const { search = '', specialty } = Route.useSearch()
    const navigate = Route.useNavigate()
    const { data: arrangement } = useQuery(toolsQuery())
    const { order = none, hidden = none, featured = none } = arrangement ?? {}
    const arranged = useMemo(() => arrangeTools(tools, { order, hidden }), [tools, order, hidden])
    return (
      <ToolIndex
        tools={arranged}
        featured={featured}
        search={search}
        specialty={specialty}
        onOpen={(id) => void navigate({ to: '/tool/detail', search: { id } })}
        onChange={(place) => void navigate({ search: place, replace: true })}
      />
    )
  },
})
