import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ToolIndex } from '../features/tools/tool-index.tsx'
import { hydrateToolMemory } from '../features/tools/tool-memory.ts'

export const Route = createFileRoute('/_main/tool/index')({
  staticData: { title: msg`Clinical tools` },
  validateSearch: (search): { search?: string } =>
    typeof search.search === 'string' && search.search !== '' ? { search: search.search.slice(0, 100) } : {},
  loader: hydrateToolMemory,
  component: function Tools() {
    const { search = '' } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <ToolIndex
        search={search}
        onSearch={(text) => void navigate({ search: text ? { search: text } : {}, replace: true })}
      />
    )
  },
})
