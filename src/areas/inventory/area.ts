import { defineArea } from '#kernel';

export const inventoryArea = defineArea({
  name: 'inventory',
  tables: ['departure_inventory', 'seat_holds'],
});
