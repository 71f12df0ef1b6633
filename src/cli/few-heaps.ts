/**
 * Has the server's threads share two heaps of C's library: by glibc's own choice each of those that compress keeps one, which
 * comes to 67 of 712 MB (docs/bench.md). glibc reads it when a process starts, so the same process starts once more: 60 ms.
 * Before all else, by `node --import`. Elsewhere than on Linux, below a parent that listens, and where the variable is set,
 * nothing is done. Delete when a server's memory is the same without.
 */
const { platform, env, execPath, execArgv, argv, channel } = process;

if (platform === 'linux' && !channel && env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '2' });
}
