import type { PageState } from '../decideReload';
import { CHECK_INTERVAL, createUpdateFlow } from '../updateFlow';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly postMessage = jest.fn();

  to(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration: FakeRegistration | undefined = new FakeRegistration();
  readonly getRegistration = async () => this.registration;

  changeTo(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const FREE: PageState = { lastReload: null, isBusy: false, isInFront: true };

function setUp({ isControlled }: { readonly isControlled: boolean }) {
  const container = new FakeContainer();
  if (isControlled) container.controller = new FakeWorker();
  const reload = jest.fn();
  const page = { state: FREE };
  const watch = createUpdateFlow(container as unknown as ServiceWorkerContainer, {
    state: () => page.state,
    reload,
  });
  const registration = container.registration ?? new FakeRegistration();
  return {
    container,
    registration,
    page,
    reload,
    watch: () => watch(registration as unknown as ServiceWorkerRegistration),
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('telling a worker to take over', () => {
  test('one that waits already is told', () => {
    const { registration, watch } = setUp({ isControlled: true });
    registration.waiting = new FakeWorker();
    watch();
    expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  test('one that is found later is told once it is installed', () => {
    const { registration, watch } = setUp({ isControlled: true });
    watch();
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(worker.postMessage).not.toHaveBeenCalled();
    registration.waiting = worker;
    worker.to('installed');
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  test('one that is being installed already is told, too', () => {
    const { registration, watch } = setUp({ isControlled: true });
    const worker = new FakeWorker();
    registration.installing = worker;
    watch();
    registration.waiting = worker;
    worker.to('installed');
    expect(worker.postMessage).toHaveBeenCalledTimes(1);
  });

  test('a page without a worker tells nobody', () => {
    const { registration, watch } = setUp({ isControlled: false });
    registration.waiting = new FakeWorker();
    watch();
    expect(registration.waiting.postMessage).not.toHaveBeenCalled();
  });
});

describe('reloading', () => {
  test('the first worker of a page is no reason', async () => {
    const { container, reload } = setUp({ isControlled: false });
    const worker = new FakeWorker();
    container.changeTo(worker);
    worker.to('activated');
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });

  test('after the first worker, the next one is', async () => {
    const { container, reload } = setUp({ isControlled: false });
    container.changeTo(new FakeWorker());
    const next = new FakeWorker();
    container.changeTo(next);
    next.to('activated');
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('it waits until the new worker is active', async () => {
    const { container, reload } = setUp({ isControlled: true });
    const worker = new FakeWorker();
    worker.state = 'activating';
    container.changeTo(worker);
    await settle();
    expect(reload).not.toHaveBeenCalled();
    worker.to('activated');
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('the kill switch, which has removed itself, is no reason', async () => {
    const { container, reload } = setUp({ isControlled: true });
    const remover = new FakeWorker();
    container.registration = undefined;
    container.changeTo(remover);
    remover.to('activated');
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<PageState>]>([
    ['while a field is being edited', { isBusy: true }],
    ['while another tab is in front', { isInFront: false }],
  ])('not %s, but then', async (_what, state) => {
    const { container, page, reload } = setUp({ isControlled: true });
    page.state = { ...FREE, ...state };
    const worker = new FakeWorker();
    container.changeTo(worker);
    worker.to('activated');
    await jest.advanceTimersByTimeAsync(10 * CHECK_INTERVAL);
    expect(reload).not.toHaveBeenCalled();
    page.state = FREE;
    await jest.advanceTimersByTimeAsync(CHECK_INTERVAL);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('once, however many workers come meanwhile', async () => {
    const { container, page, reload } = setUp({ isControlled: true });
    page.state = { ...FREE, isBusy: true };
    for (const worker of [new FakeWorker(), new FakeWorker()]) {
      container.changeTo(worker);
      worker.to('activated');
      await settle();
    }
    page.state = FREE;
    await jest.advanceTimersByTimeAsync(10 * CHECK_INTERVAL);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('not when the tab was just reloaded for a new worker, nor later', async () => {
    const { container, page, reload } = setUp({ isControlled: true });
    page.state = { ...FREE, lastReload: 10 };
    const worker = new FakeWorker();
    container.changeTo(worker);
    worker.to('activated');
    await settle();
    page.state = FREE;
    await jest.advanceTimersByTimeAsync(10 * CHECK_INTERVAL);
    expect(reload).not.toHaveBeenCalled();
  });
});
