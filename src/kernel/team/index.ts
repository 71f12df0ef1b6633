// What the people who run the site have to do with: who they are, and what waits for them.
export { closeTask, closeTasksAbout } from './close-task.ts';
export { countTasks, type Task, teamTasks } from './read-tasks.ts';
export { staffOf } from './staff-of.ts';
export { defineTasks, type TaskKinds } from './task-kinds.ts';
export { tellTeam, tellTeamOfEach } from './tell-team.ts';
