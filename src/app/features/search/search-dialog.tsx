import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import {
  BookOpen,
  Calculator,
  ChartColumn,
  ChartLine,
  ChevronRight,
  FolderOpen,
  type LucideIcon,
  Table2,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAfterFirstRender } from '../../loading/use-after-first-render.ts'
import type { Group, SearchItem } from '../../search/search-item.ts'
import { CommandDialog, CommandEmpty, CommandGroup, CommandItem } from '../../ui/command-dialog.tsx'
import { findItems } from './find-items.ts'
import { useItems } from './use-items.ts'

const headings: Readonly<Record<Group, { title: MessageDescriptor; icon: LucideIcon }>> = {
  page: { title: msg`Pages and settings`, icon: ChevronRight },
  project: { title: msg`Projects`, icon: FolderOpen },
  dataset: { title: msg`Datasets`, icon: Table2 },
  result: { title: msg`Results`, icon: ChartLine },
  variable: { title: msg`Variables`, icon: Table2 },
  analysis: { title: msg`New analysis`, icon: ChartLine },
  chart: { title: msg`New chart`, icon: ChartColumn },
  tool: { title: msg`Clinical tools`, icon: Calculator },
  tutorial: { title: msg`Tutorials`, icon: BookOpen },
}

/** Searches everything that the user can open, on the device. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [search, setSearch] = useState('')
  const items = useItems(router.navigate)
  // the field is painted, and takes keys, before the list is rendered
  const isListed = useAfterFirstRender()
  const found = useMemo(() => (isListed ? findItems(items, search) : []), [isListed, items, search])
  const choose = (item: SearchItem) => {
    onClose()
    void item.go()
  }
  return (
    <CommandDialog
      title={t`Search everything`}
      placeholder={t`Projects, data, methods, tools …`}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
    >
      {found.map(({ group, items: of }) => {
        const { title, icon: Icon } = headings[group]
        return (
          <CommandGroup key={group} heading={i18n._(title)}>
            {of.map((item) => (
              <CommandItem
                key={item.id}
                value={`${group} ${item.id}`}
                icon={<Icon size={16} aria-hidden />}
                hint={item.hint}
                onSelect={() => choose(item)}
              >
                {item.title}
              </CommandItem>
            ))}
          </CommandGroup>
        )
      })}
      {isListed && found.length === 0 && search.trim() !== '' ? (
        <CommandEmpty>
          <Trans>Nothing matches “{search}”. Try fewer letters, or the initials of its pinyin.</Trans>
        </CommandEmpty>
      ) : null}
    </CommandDialog>
  )
}
