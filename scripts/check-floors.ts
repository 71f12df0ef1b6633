/** npm run floors: who imports whom. Fails on a violation, and when the tool saw fewer files than there are. */
import { checkFloors } from './floors/cruise.ts';

const report = await checkFloors(process.cwd());
for (const { rule, from, to } of report.violations) console.error(`${rule}: ${from} → ${to}`);
if (report.blind)
  console.error(`Only ${report.modules} of ${report.sources} source files were read: the check is blind.`);
if (report.violations.length > 0 || report.blind) process.exit(1);
console.log(`Floors hold: ${report.modules} modules.`);
