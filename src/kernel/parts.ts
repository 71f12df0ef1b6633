/** What runs as long as the process does, by name. An area adds its own beside its `defineArea`. */
// biome-ignore lint/suspicious/noEmptyInterface: areas fill it.
export interface Parts {}
