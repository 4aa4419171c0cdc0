/** ARIA roles for each part of a table, because some browsers drop the native ones if a row has a grid layout. */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen }),
} as const
