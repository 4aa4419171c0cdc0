import { createContext } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { Measure } from '#engine/frame/frame.ts'

/** An option of the form that takes variables. */
export interface Role {
  readonly label: string
  readonly box: HTMLElement
  readonly accepts: (column: ColumnInfo) => boolean
  readonly has: (id: string) => boolean
  readonly take: (id: string) => void
  readonly giveUp: (id: string) => void
}

/** A variable that is being dragged, and the role that it is dragged from; from the list of variables there is none. */
export interface Dragged {
  readonly column: ColumnInfo
  readonly from: Role | undefined
}

/** The roles of a form, and the variable that is being dragged between them. */
export class RoleBoard {
  readonly #roles = new Set<Role>()
  readonly #listeners = new Set<() => void>()
  #dragged: Dragged | undefined

  add(role: Role): () => void {
    this.#roles.add(role)
    return () => this.#roles.delete(role)
  }

  /** The roles that accept the variable, in the order of the form. */
  rolesFor(column: ColumnInfo): readonly Role[] {
    return [...this.#roles]
      .filter((role) => role.accepts(column))
      .sort(({ box: a }, { box: b }) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  }

  roleAt(x: number, y: number): Role | undefined {
    const at = document.elementFromPoint(x, y)
    return [...this.#roles].find(({ box }) => at !== null && box.contains(at))
  }

  get dragged(): Dragged | undefined {
    return this.#dragged
  }

  drag(dragged: Dragged | undefined): void {
    this.#dragged = dragged
    for (const listener of this.#listeners) listener()
  }

  /** Moves the dragged variable into the role, if it accepts it. */
  dropIn(role: Role | undefined): void {
    const { column, from } = this.#dragged ?? {}
    this.drag(undefined)
    if (!role || !column || role === from || !role.accepts(column)) return
    role.take(column.id)
    from?.giveUp(column.id)
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export interface Roles {
  readonly board: RoleBoard
  readonly onMeasure: (column: string, measure: Measure) => void
}

/** Absent in forms without dragging, such as those of steps. */
export const RolesOfForm = createContext<Roles | undefined>(undefined)
