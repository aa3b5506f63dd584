#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runInProcess } = await import('./run-in-process.ts');
process.exitCode = await runInProcess();
