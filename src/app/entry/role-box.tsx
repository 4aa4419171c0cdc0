import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { classNames } from '../ui/class-names.ts'
import { useStable } from '../ui/use-stable.ts'
import { type Role, type RoleBoard, RolesOfForm } from './role-board.ts'

interface Props {
  label: string
  fitting: readonly ColumnInfo[]
  value: readonly string[]
  onTake: (id: string) => void
  onGiveUp: (id: string) => void
  children: (role: Role | undefined) => ReactNode
}

/** Surrounds the control of an option that takes variables, so that a variable can be dropped on it, or sent to it from the menu of the variable. */
export function RoleBox(props: Props) {
  const roles = use(RolesOfForm)
  return roles ? <Box {...props} board={roles.board} /> : props.children(undefined)
}

function Box({ label, fitting, value, onTake, onGiveUp, board, children }: Props & { board: RoleBoard }) {
  const box = useRef<HTMLDivElement>(null)
  const [role, setRole] = useState<Role>()
  const [isOver, setOver] = useState(false)
  const take = useStable(onTake)
  const giveUp = useStable(onGiveUp)
  const latest = useRef({ fitting, value })
  useEffect(() => {
    latest.current = { fitting, value }
  })
  const dragged = useSyncExternalStore(board.watch, () => board.dragged)
  const isWelcome = dragged !== undefined && fitting.some(({ id }) => id === dragged.column.id)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const made: Role = {
      label,
      box: current,
      accepts: ({ id }) => latest.current.fitting.some((column) => column.id === id),
      has: (id) => latest.current.value.includes(id),
      take,
      giveUp,
    }
    const over = new AbortController()
    const { signal } = over
    const onDrag = (event: DragEvent) => {
      if (!board.dragged || !made.accepts(board.dragged.column)) return
      event.preventDefault()
      setOver(true)
    }
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      board.dropIn(made)
    }
    current.addEventListener('dragenter', onDrag, { signal })
    current.addEventListener('dragover', onDrag, { signal })
    current.addEventListener('dragleave', () => setOver(false), { signal })
    current.addEventListener('drop', onDrop, { signal })
    setRole(made)
    const leave = board.add(made)
    return () => {
      leave()
      over.abort()
    }
  }, [board, label, take, giveUp])
  return (
    <div
      ref={box}
      data-role-box={label}
      className={classNames(
        'rounded-md',
        dragged && !isWelcome && 'opacity-50',
        isWelcome && 'outline-2 outline-offset-4 outline-accent',
        isWelcome && (isOver ? 'bg-accent-soft outline-solid' : 'outline-dashed'),
      )}
    >
      {children(role)}
    </div>
  )
}
