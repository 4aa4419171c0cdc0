export function packagedNode(root: string): string | undefined
export function isNodeOf(machine: string, path: string): boolean
export function isKnownNode(root: string, path: string): boolean
