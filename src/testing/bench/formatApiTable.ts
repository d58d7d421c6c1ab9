import { formatColumns } from './formatTable';

/** What the API of one package takes. */
export interface ApiPackageFigures {
  readonly name: string;
  readonly coldSeconds: number;
  /** Bytes. */
  readonly peakMemory: number;
  readonly warmSeconds: number;
}

export interface ApiFigures {
  /** All packages, two at once. */
  readonly coldSeconds: number;
  readonly warmSeconds: number;
  readonly packages: readonly ApiPackageFigures[];
}

const cold = (value: number) => `${value.toFixed(1)} s`;
const warm = (value: number) => `${value.toFixed(2)} s`;
const memory = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** A row for each package, and one for all of them. */
export function formatApiTable({ coldSeconds, warmSeconds, packages }: ApiFigures): string {
  return formatColumns([
    ['', 'cold', 'peak memory', 'warm'],
    ...packages.map((each) => [
      each.name,
      cold(each.coldSeconds),
      memory(each.peakMemory),
      warm(each.warmSeconds),
    ]),
    [
      'all, two at once',
      cold(coldSeconds),
      memory(Math.max(...packages.map(({ peakMemory }) => peakMemory))),
      warm(warmSeconds),
    ],
  ]);
}
