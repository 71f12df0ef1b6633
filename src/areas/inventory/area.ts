import { defineArea } from '#kernel';
import { memberData } from './member-data.ts';

export const inventoryArea = defineArea({
  name: 'inventory',
  tables: ['departure_inventory', 'seat_holds'],
  members: memberData,
});
