/** @jest-environment jsdom */
import { CHECK_INTERVAL, createUpdateFlow } from '../updateFlow';
import type { PageState } from '../decideReload';

const IN_FRONT: PageState = { lastReload: null, isBusy: false, isInFront: true };

class FakeWorker extends EventTarget {
  readonly postMessage = jest.fn();
  constructor(public state: ServiceWorkerState) {
    super();
  }
  change(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A page with a worker, whose registration and state a test changes. */
function openPage(worker: FakeWorker | null = new FakeWorker('activated')) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: worker,
    getRegistration: jest.fn(async (): Promise<object | undefined> => registration),
  });
  const page = { state: jest.fn(() => IN_FRONT), reload: jest.fn() };
  const watch = createUpdateFlow(container as unknown as ServiceWorkerContainer, page);
  return {
    ...page,
    container,
    registration,
    watch: () => watch(registration as unknown as ServiceWorkerRegistration),
    control(next: FakeWorker) {
      container.controller = next;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['is waiting', 'is being installed', 'is found later', 'is found when it is installed'])(
  'a new worker that %s is told to start',
  (when) => {
    const { registration, watch } = openPage();
    const worker = new FakeWorker('installing');
    const install = () => {
      Object.assign(registration, { installing: null, waiting: worker });
      worker.change('installed');
    };
    if (when === 'is waiting') install();
    if (when === 'is being installed') registration.installing = worker;
    watch();
    if (when === 'is found later') registration.installing = worker;
    if (when === 'is found when it is installed') install();
    if (when.startsWith('is found')) registration.dispatchEvent(new Event('updatefound'));
    if (worker.state === 'installing') install();
    expect(worker.postMessage).toHaveBeenCalledTimes(1);
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  },
);

test('a page without a worker leaves the new one waiting', () => {
  const { registration, watch } = openPage(null);
  const worker = new FakeWorker('installed');
  registration.waiting = worker;
  watch();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('the first worker of a page does not reload it, the next one does, once it is at work', async () => {
  const { control, reload } = openPage(null);
  control(new FakeWorker('activated'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  const next = new FakeWorker('activating');
  control(next);
  await settle();
  expect(reload).not.toHaveBeenCalled();
  next.change('activated');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that is replaced before it is at work reloads the page, once', async () => {
  const { control, reload } = openPage();
  const second = new FakeWorker('activating');
  control(second);
  await settle();
  control(new FakeWorker('activated'));
  second.change('redundant');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page behind others is reloaded when the reader looks at it', async () => {
  const { control, state, reload } = openPage();
  state.mockReturnValue({ ...IN_FRONT, isInFront: false });
  control(new FakeWorker('activated'));
  await jest.advanceTimersByTimeAsync(10 * CHECK_INTERVAL);
  expect(reload).not.toHaveBeenCalled();
  state.mockReturnValue(IN_FRONT);
  await jest.advanceTimersByTimeAsync(CHECK_INTERVAL);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that removes itself leaves the page', async () => {
  const { control, container, reload } = openPage();
  container.getRegistration.mockResolvedValue(undefined);
  control(new FakeWorker('activated'));
  await settle();
  expect(reload).not.toHaveBeenCalled();
});
