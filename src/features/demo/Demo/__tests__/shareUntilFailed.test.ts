import { shareUntilFailed } from '../shareUntilFailed';

describe('shareUntilFailed', () => {
  it('loads each key once while and after it succeeds', async () => {
    const load = jest.fn((key: string) => Promise.resolve(`${key}!`));
    const share = shareUntilFailed(load);
    expect(await Promise.all([share('a'), share('a'), share('b')])).toEqual(['a!', 'a!', 'b!']);
    expect(await share('a')).toBe('a!');
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('shares a failure, then tries again', async () => {
    const load = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('there');
    const share = shareUntilFailed(load);
    const attempts = await Promise.allSettled([share('a'), share('a')]);
    expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await share('a')).toBe('there');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
