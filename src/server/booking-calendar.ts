import { Hono } from 'hono';
import { type BookingPage, bookingPage } from '#bookings';
import { notFound } from '#kernel';
import { addDays } from '#kernel/shared';
import { contextAt, partnerAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { mount } from './rest/mount.ts';

/** The trip of a booking as a file for calendars (RFC 5545); whoever isn’t its owner finds none. */
export function bookingCalendar(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /booking/{id}/trip.ics', async (c) => {
    const booking = await bookingPage(contextAt(door, c), door, { id: c.req.param('id') ?? '' });
    const { baseUrl } = door.config;
    const text = calendarOf(booking, partnerAt(door, c)?.origin ?? baseUrl, new URL(baseUrl).hostname);
    if (text === null) throw notFound();
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="sojourn-${booking.orderNumber}.ics"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}

const STATUS: Partial<Record<BookingPage['status'], string>> = {
  requested: 'TENTATIVE',
  pending_operator: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
};

/**
 * Null: it isn’t booked, or has no dates.
 * @param within whose the order number is: a calendar knows the trip again wherever its file came from
 */
function calendarOf(booking: BookingPage, origin: string, within: string): string | null {
  const { id, orderNumber, status, version, tripName, operatorName, startDate, endDate, updatedAt } = booking;
  const state = STATUS[status];
  if (!state || !startDate || !endDate) return null;
  const page = `${origin}/booking/${id}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${orderNumber}@${within}`,
    `DTSTAMP:${updatedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${addDays(endDate, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(tripName)}`,
    `DESCRIPTION:${escaped(`With ${operatorName}. Order ${orderNumber}.\n${page}`)}`,
    `URL:${page}`,
    `STATUS:${state}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const MOST_OCTETS = 75;

/** Cut between characters, where the octets of a line would be too many; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
