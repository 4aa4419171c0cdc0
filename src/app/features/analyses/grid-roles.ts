/** Said of each part of a table, because some browsers forget them where a row is laid out as a grid. */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen }),
} as const
