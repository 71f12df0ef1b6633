/** What a command needs to start, and `more`: nothing else of this process, and no file compiled that was compiled before. */
export function bareEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...more };
}
