export const DEPARTURES = [
  { time: '08:40', ship: 'Aurora', state: 'boarding' },
  { time: '09:15', ship: 'Merlin', state: 'late' },
  { time: '10:05', ship: 'Pelican', state: 'planned' },
] as const;
