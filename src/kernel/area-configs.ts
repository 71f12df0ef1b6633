/** What areas read of the environment, by the name of the area. Each adds its own beside its `defineArea`. */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it.
export interface AreaConfigs {}
